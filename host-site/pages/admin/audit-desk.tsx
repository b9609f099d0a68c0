import { type AuditEntry, auditEntities, auditVerbs, listAudit } from '#domain/contract/audit.ts';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

const named = <Name extends string>(names: Record<Name, string>, name: string): string =>
  name in names ? names[name as Name] : name;

/** Who did what, and what was so before and after. */
export function AuditDesk() {
  const { audit: words } = useAdminTexts();
  const moment = useMoment();
  const who = ({ actor, actorName }: AuditEntry) => actorName ?? named(words.actors, actor.split(':', 1)[0] ?? actor);
  return (
    <ListDesk<AuditEntry>
      list={listAudit}
      words={words}
      filters={[
        { name: 'verb', label: words.columns.verb, options: auditVerbs.map((it) => [it, words.verbs[it]]) },
        { name: 'entity', label: words.columns.entity, options: auditEntities.map((it) => [it, words.entities[it]]) },
      ]}
      nameOf={(it) => `${who(it)}, ${named(words.verbs, it.verb)}, ${moment(it.createdAt)}`}
      columns={[
        {
          name: words.columns.who,
          cell: (it) => (
            <>
              {who(it)}
              <span className="small">{moment(it.createdAt)}</span>
            </>
          ),
        },
        { name: words.columns.verb, cell: ({ verb }) => named(words.verbs, verb) },
        { name: words.columns.entity, cell: ({ entity }) => named(words.entities, entity) },
      ]}
    >
      {({ entry }) => <Deed entry={entry} />}
    </ListDesk>
  );
}

function Deed({ entry }: { entry: AuditEntry }) {
  const { actor, actorName, actorEmail, entityId, entityName, change } = entry;
  const { audit: words } = useAdminTexts();
  const told = (value: string | boolean | undefined) => {
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return value || words.nothing;
  };
  const names = change ? [...new Set([...Object.keys(change.before), ...Object.keys(change.after)])] : [];
  return (
    <>
      <dl>
        <div>
          <dt>{words.columns.who}</dt>
          <dd>{actorName ?? named(words.actors, actor.split(':', 1)[0] ?? actor)}</dd>
          {actorEmail && <dd className="small">{actorEmail}</dd>}
        </div>
        {entityName && (
          <div>
            <dt>{words.columns.entity}</dt>
            <dd>{entityName}</dd>
          </div>
        )}
        <div>
          <dt>{words.record}</dt>
          <dd>{entityId}</dd>
        </div>
      </dl>
      {names.length > 0 && (
        <table className="staff-counts">
          <caption className="visually-hidden">{words.change}</caption>
          <thead>
            <tr>
              {[words.change, words.before, words.after].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{named(words.values, name)}</th>
                <td>{told(change?.before[name])}</td>
                <td>{told(change?.after[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
