import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';

const drawings = {
  progress: <path d="M4 18V9m5 9V5m5 13v-7m5 7V3" />,
  people: (
    <path d="M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.500 19c.5-3.500 2.600-5 5.500-5s5 1.500 5.500 5m1-4.800c3.600-.8 6.500.8 7 4.800" />
  ),
  milestones: <path d="M5 21V4h11l-2 4 2 4H5" />,
  news: <path d="M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15ZM10 21h4" />,
} as const;

/** What an account is good for. */
export function Benefits() {
  const { benefits } = useAuthTexts();
  return (
    <section className="auth-hero">
      <h1>{benefits.title}</h1>
      <ul>
        {(['progress', 'people', 'milestones', 'news'] as const).map((name) => (
          <li key={name}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {drawings[name]}
            </svg>
            {benefits[name]}
          </li>
        ))}
      </ul>
      <p className="auth-note">{benefits.note}</p>
    </section>
  );
}
