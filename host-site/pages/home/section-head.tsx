interface SectionHeadProps {
  id: string;
  title: string;
  text: string;
}

export function SectionHead({ id, title, text }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </header>
  );
}
