import type { Block, Letter } from '#texts/mail/letter.ts';
import { LetterFigures } from '#widgets/shared/summary-dialog/letter-figures.tsx';

/** A letter as a mailbox shows it. Its links do not lead anywhere before it is sent, and so are none. */
export function LetterView({ letter, subject }: { letter: Letter; subject: string }) {
  const { language, blocks, imprint, footer } = letter;
  return (
    <article className="letter" lang={language}>
      <p className="letter-subject">
        <span className="soft">{subject}</span> <strong>{letter.subject}</strong>
      </p>
      {blocks.map((block) => (
        <BlockView key={'text' in block ? block.text : block.kind} block={block} />
      ))}
      <footer className="small">
        <p>{imprint}</p>
        {footer && (
          <p>
            {footer.text} <u>{footer.link.label}</u>
          </p>
        )}
      </footer>
    </article>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'link':
      return (
        <p className="letter-link">
          {block.intro} <span>{block.link.label}</span>
        </p>
      );
    case 'note':
      return (
        <section className="letter-note">
          <h3>{block.heading}</h3>
          <p>{block.text}</p>
        </section>
      );
    default:
      return <LetterFigures block={block} />;
  }
}
