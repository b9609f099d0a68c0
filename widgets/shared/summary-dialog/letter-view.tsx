import type { Block, Fact, Letter } from '#texts/mail/letter.ts';
import { Gauge } from '#widgets/shared/ui/gauge.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

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

type FigureBlock = Extract<Block, { kind: 'potentials' | 'packages' | 'facts' | 'list' | 'steps' }>;

/** The parts of a letter that are lists under a heading. */
function LetterFigures({ block }: { block: FigureBlock }) {
  return (
    <section>
      <h3>{block.heading}</h3>
      <FigureList block={block} />
    </section>
  );
}

function FigureList({ block }: { block: FigureBlock }) {
  switch (block.kind) {
    case 'potentials':
      return <Badges badges={block.badges} />;
    case 'packages':
      return (
        <>
          <Packages cards={block.cards} />
          <p className="small">{block.note}</p>
        </>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'list':
      return (
        <ul className="letter-list">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <>
          <p>{block.intro}</p>
          <ol className="letter-steps">
            {block.steps.map(({ when, text }) => (
              <li key={when}>
                <strong>{when}</strong> {text}
              </li>
            ))}
          </ol>
        </>
      );
  }
}

function Badges({ badges }: Pick<Extract<Block, { kind: 'potentials' }>, 'badges'>) {
  return (
    <ul className="letter-badges">
      {badges.map(({ solution, name, potential, level }) => (
        <li key={solution} className={potential}>
          <SolutionGlyph solution={solution} />
          <span>{name}</span>
          <strong className="level">{level}</strong>
          <Gauge level={potential} />
        </li>
      ))}
    </ul>
  );
}

function Packages({ cards }: Pick<Extract<Block, { kind: 'packages' }>, 'cards'>) {
  return (
    <ul className="letter-packages">
      {cards.map(({ name, includes, total, facts }) => (
        <li key={name}>
          <h4>{name}</h4>
          <p className="soft">{includes}</p>
          <Facts facts={[total, ...facts]} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className="row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
