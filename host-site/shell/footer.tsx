import { pathTo } from '#domain/pages.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './footer.css';

export function Footer() {
  const { footer } = useTexts().site;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <nav aria-label={footer.label}>
          {(['imprint', 'privacy', 'terms'] as const).map((page) => (
            <Link key={page} to={{ path: pathTo(page) }}>
              {footer[page]}
            </Link>
          ))}
        </nav>
        <p>{footer.demo}</p>
        <p>{footer.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  );
}
