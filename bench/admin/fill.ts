import type { Database } from '#api/database/database.ts';
import { type SQL, sql } from '#api/database/sql.ts';

/** Letters from a to p, as random as a hash. */
const letters = (salt: string, length: number) =>
  sql.raw(`initcap(substr(translate(md5(n || '${salt}'), '0123456789', 'ghijklmnop'), 1, ${length}))`);
const since = sql.raw(`timestamptz '2023-01-01' + n * interval '90 seconds'`);
const oneOf = (...values: string[]) => sql.raw(`(array['${values.join(`','`)}'])[1 + n % ${values.length}]`);
const upTo = (size: number) => sql`generate_series(1, ${size}::int) n`;
/** An id that the number gives, spread over all. */
const idOf = (what: string) => sql.raw(`md5('${what}' || n)::uuid`);

/** Answers, results and homes are copies of the one lead that is there already. */
const statements = (size: number, leads: number): SQL[] => [
  sql`insert into "user" (name, email, username, email_verified, created_at)
    select ${letters('first', 5)} || ' ' || ${letters('last', 7)}, lower(${letters('mail', 6)}) || n || '@example.org',
      'person ' || n, true, ${since} from ${upTo(size)}`,
  sql`insert into home_profile (id, profile, created_at)
    select ${idOf('home')}, (select profile from home_profile limit 1), ${since} from ${upTo(size)}`,
  sql`insert into assessment (id, home_profile_id, kind, language, market, answers, result, created_at)
    select ${idOf('assessment')}, ${idOf('home')}, ${oneOf('questionnaire', 'check', 'chat')}, 'de',
      case when n % 5000 = 0 then 'us' else ${oneOf('de', 'de', 'at', 'ch')} end, one.answers, one.result, ${since}
    from ${upTo(size)}, (select answers, result from assessment limit 1) one`,
  sql`insert into contact_address (id, email, normalized_email, language, summary_token_hash, created_at)
    select ${idOf('address')}, 'lead' || n || '@example.org', 'lead' || n || '@example.org', 'de', 'hash ' || n, ${since}
    from ${upTo(leads)}`,
  sql`insert into lead (id, site_id, contact_address_id, assessment_id, name, place, confirmed_at, withdrawn_at, handed_to, created_at)
    select ${idOf('lead')}, (select site_id from lead limit 1), ${idOf('address')}, ${idOf('assessment')},
      ${letters('first', 5)} || ' ' || ${letters('last', 7)}, (10000 + n % 80000) || ' ' || ${letters('place', 6)},
      case when n % 10 > 0 then ${since} end, case when n % 500 = 0 then ${since} end,
      case when n % 1000 = 1 then 0 else 1 end, ${since} from ${upTo(leads)}`,
  sql`insert into lead_partner (lead_id, partner_id, status, created_at)
    select ${idOf('lead')}, (select array_agg(id order by id) from partner)[1 + n % 20],
      case when n % 2000 = 2 then 'won' else ${oneOf('new', 'contacted', 'quoted', 'lost')} end, ${since}
    from ${upTo(leads)} where n % 1000 <> 1`,
  sql`insert into project (id, lead_id, created_at) select ${idOf('project')}, ${idOf('lead')}, ${since} from ${upTo(leads)}`,
  sql`insert into milestone (project_id, kind, due_from, due_until, done_at)
    select ${idOf('project')}, kind, date '2023-01-01' + n % 1000, date '2023-01-02' + n % 1000,
      case when n % 700 = 0 then ${since} end
    from ${upTo(leads)}, unnest(array['proposal', 'expertCall', 'matching', 'siteQuote', 'installation']) kind`,
  sql`insert into audit (id, actor_scope, verb, entity, entity_id, request_id, created_at)
    select ${idOf('deed')}, 'user:' || md5((n % 50)::text)::uuid, ${oneOf('read', 'sign-in', 'create')}, 'lead',
      ${idOf('lead')}::text, 'request', ${since} from ${upTo(size)}`,
  sql`insert into email (id, language, status, asked_by, created_at)
    select ${idOf('email')}, 'de', ${oneOf('sent', 'delivered', 'bounced', 'failed')}, 'bench',
      now() - n * interval '10 seconds' from ${upTo(leads)}`,
  sql`insert into suppression (address_hash, suppressed_for, created_at)
    select md5('shut' || n), ${oneOf('bounce', 'complaint', 'inactive', 'opt-out')}, ${since} from ${upTo(leads)}`,
  sql`insert into visit (id, site_id, language, market, created_at, last_seen_at)
    select ${idOf('visit')}, (select site_id from lead limit 1), 'de', 'de', now(), now() from ${upTo(leads)}`,
  sql`insert into message (id, visit_id, role, content, advisor, created_at)
    select md5(role || n)::uuid, ${idOf('visit')}, role, 'Was kostet eine Wallbox? ' || n,
      case when role = 'assistant' then 'automatic' end, now() - n * interval '20 seconds'
    from ${upTo(leads)}, unnest(array['user', 'assistant']) role`,
  sql`insert into answer_review (message_id, grade, created_at)
    select md5('assistant' || n)::uuid, ${oneOf('good', 'wrong-topic', 'wrong-fact', 'rude')}, now() - n * interval '1 minute'
    from ${upTo(leads)} where n % 50 = 0`,
  sql`insert into pgboss.job (id, name, data, state, policy, keep_until, completed_on, created_on)
    select ${idOf('job')}, 'send-mail', jsonb_build_object('emailId', ${idOf('email')}),
      (case when n % 1000 = 0 then 'failed' else 'completed' end)::pgboss.job_state, 'standard',
      now() + interval '7 days', now(), ${since} from ${upTo(leads)}`,
  sql`insert into ai_day (day, site_id, turns, tokens)
    select current_date - n, site.id, 40, 100000 from ${upTo(Math.min(size, 1_000))}, site on conflict do nothing`,
  sql`insert into grade_day (day, site_id, advisor, grade, answers)
    select current_date - n, site.id, 'automatic', grade, 1 + n % 5
    from ${upTo(Math.min(size, 1_000))}, site, unnest(array['good', 'rude']) grade on conflict do nothing`,
  sql`insert into assessment_day (day, site_id, market, kind, started, completed)
    select current_date - n, site.id, market, kind, 10 + n % 7, n % 5
    from ${upTo(Math.min(size, 1_000))}, site, unnest(array['de', 'at', 'ch', 'us']) market,
      unnest(array['questionnaire', 'check', 'chat']) kind on conflict do nothing`,
];

/** So many accounts, assessments and audit entries, and a tenth of leads, projects, mails, answers and jobs, over the last years. */
export async function fill(db: Database, size: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of statements(size, size / 10)) await tx.execute(statement);
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
}
