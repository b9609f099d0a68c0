import { useState } from 'react';
import { type Language, languages } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { StatsCards } from '#host-site/pages/admin/stats-cards.tsx';
import { UserDesk } from '#host-site/pages/admin/user-desk.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { Guard } from '#host-site/session/guard.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { TabList } from '#host-site/shell/tab-list.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import type { AdminTab } from '#host-site/texts/admin/texts.ts';
import './admin.css';

const tabs: readonly AdminTab[] = ['dashboard', 'users', 'assessments', 'leads', 'projects'];
const isAdmin = (user: SignedInUser) => user.isAdmin;

/** Source: portal, section 2, admin panel. */
export function AdminPage() {
  return <Guard mayEnter={isAdmin}>{(user) => <AdminPanel user={user} />}</Guard>;
}

function AdminPanel({ user }: { user: SignedInUser }) {
  const texts = useAdminTexts();
  const [tab, setTab] = useState<AdminTab>('dashboard');
  return (
    <div className="wrap admin">
      <title>{`${texts.title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <div className="admin-head">
        <h1>{texts.title}</h1>
        <LanguageChoice />
      </div>
      <TabList tabs={tabs} names={texts.tabs} label={texts.sections} shown={tab} show={setTab} idStart="admin-" />
      <div role="tabpanel" id={`admin-panel-${tab}`} aria-labelledby={`admin-tab-${tab}`}>
        {tab === 'dashboard' && <StatsCards />}
        {tab === 'users' && <UserDesk self={user} />}
        {tab !== 'dashboard' && tab !== 'users' && <Soon section={texts.tabs[tab]} />}
      </div>
    </div>
  );
}

/** The panel is there in all three languages, whatever the rest of the site speaks. */
function LanguageChoice() {
  const texts = useAdminTexts();
  const { address, navigate } = useNavigation();
  return (
    <label className="admin-language">
      <span className="visually-hidden">{texts.language}</span>
      <select
        className="text-input"
        value={address.language}
        onChange={(event) => navigate({ language: event.target.value as Language })}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {new Intl.DisplayNames([language], { type: 'language' }).of(language)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Soon({ section }: { section: string }) {
  const { title, text } = useAdminTexts().soon(section);
  return (
    <div className="admin-soon">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
