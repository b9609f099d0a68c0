import { type MediaSubject, mediaSubjects } from '#domain/media/subjects.ts';
import type { Language } from '#domain/place.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface SubjectChoiceProps {
  label: string;
  subject: MediaSubject;
  language: Language;
  onChoose: (subject: MediaSubject) => void;
}

/** What a picture shows. */
export function SubjectChoice({ label, subject, language, onChoose }: SubjectChoiceProps) {
  const id = useOwnId();
  return (
    <p className="upload-subject">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={subject} onChange={({ currentTarget }) => onChoose(currentTarget.value as MediaSubject)}>
        {mediaSubjects.map((it) => (
          <option key={it} value={it}>
            {subjectNames[language][it]}
          </option>
        ))}
      </select>
    </p>
  );
}
