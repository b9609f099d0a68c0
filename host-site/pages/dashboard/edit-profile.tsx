import { useId } from 'react';
import { changeProfile, type Profile } from '#domain/contract/profile.ts';
import { type Language, languages } from '#domain/place.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { session } from '#host-site/session/session.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { ownName } from '#host-site/shell/own-name.ts';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

const MIN_LENGTH = 2;

interface EditProfileProps {
  own: Profile;
  onClose: () => void;
}

/** What one is called, and the language one is written to in. What is typed stays until it is kept. */
export function EditProfile({ own, onClose }: EditProfileProps) {
  const { profile } = useDashboardTexts();
  const { language } = useNavigation().address;
  const languageId = useId();
  const { state, run } = useAction(changeProfile, () => {
    showToast(profile.saved.title, profile.saved.text);
    void session.refresh();
    onClose();
  });
  useEndNoticed(state);
  const form = useForm({
    empty: { name: own.name, language: own.language ?? language },
    problemsOf: ({ name }) => ({ name: name.trim().length < MIN_LENGTH ? profile.nameShort : undefined }),
    send: (values) => void run({ body: { name: values.name, language: values.language as Language } }),
  });
  const isBusy = state.status === 'loading';
  return (
    <form {...form.place} className="edit-profile">
      <TextField form={form} field="name" label={profile.name} autoComplete="name" maxLength={200} />
      <div>
        <label htmlFor={languageId}>{profile.language}</label>
        <select
          id={languageId}
          className="text-input"
          value={form.values.language}
          onChange={(event) => form.fill('language', event.target.value)}
        >
          {languages.map((it) => (
            <option key={it} value={it}>
              {ownName(it)}
            </option>
          ))}
        </select>
      </div>
      <div className="profile-actions">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? profile.saving : profile.save}
        </button>
        <button type="button" className="button ghost" onClick={onClose}>
          {profile.cancel}
        </button>
      </div>
      <CallStatus state={state} />
    </form>
  );
}
