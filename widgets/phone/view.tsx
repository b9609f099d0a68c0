import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { readCode } from '#domain/handoff/handoff.ts';
import type { Language } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { PhotoCard } from '#widgets/phone/photo-card.tsx';
import type { PhoneStore } from '#widgets/phone/store.ts';
import { phoneTexts } from '#widgets/phone/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface PhoneProps {
  store: PhoneStore;
  language: Language;
}

/** The page of the phone: first the word of its owner, then the camera. */
export function PhoneView(props: PhoneProps) {
  const state = useStore(props.store.$state);
  return (
    <div className="root" dir="ltr" lang={props.language}>
      <main className="phone">
        <p className="brand">{PRODUCT_NAME}</p>
        {state === 'joined' && <PhotosPart {...props} />}
        {state === 'ended' && <EndedPart {...props} />}
        {state !== 'joined' && state !== 'ended' && <JoinPart {...props} />}
      </main>
    </div>
  );
}

function JoinPart({ store, language }: PhoneProps) {
  const texts = phoneTexts[language];
  const state = useStore(store.$state);
  const isComplete = readCode(useStore(store.$code)) !== undefined;
  const isTyped = useRef(!isComplete).current;
  return (
    <>
      <h1>{texts.welcome}</h1>
      <p>{texts.rights}</p>
      {isTyped && <CodeField store={store} language={language} />}
      <Button disabled={!isComplete} busy={state === 'joining'} onPress={store.join}>
        {state === 'joining' ? texts.joining : texts.join}
      </Button>
      {state === 'failed' && (
        <p className="error" role="alert">
          {texts.failed}
        </p>
      )}
    </>
  );
}

function CodeField({ store, language }: PhoneProps) {
  const { code, codeMissing } = phoneTexts[language];
  const id = useOwnId();
  return (
    <div className="field">
      <label htmlFor={id}>{code}</label>
      <input
        id={id}
        className="text"
        value={useStore(store.$code)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => store.typeCode(currentTarget.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {codeMissing}
      </p>
    </div>
  );
}

/** The focus goes with what has changed. */
function Heading({ children }: { children: string }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <h1 tabIndex={-1} ref={place}>
      {children}
    </h1>
  );
}

function PhotosPart({ store, language }: PhoneProps) {
  const texts = phoneTexts[language];
  const { photos } = store;
  const reading = useStore(photos.$reading);
  const refused = useStore(photos.$refused);
  const placed = useStore(photos.$photos);
  const ids = [...new Set([...Object.keys(placed), ...reading, ...Object.keys(refused)])].toReversed();
  return (
    <>
      <Heading>{texts.heading}</Heading>
      <p>{texts.hint}</p>
      <div className="takers">
        <FileButton store={store} label={texts.camera} isCamera />
        <FileButton store={store} label={texts.gallery} />
      </div>
      {ids.length === 0 && <p className="hint">{texts.none}</p>}
      <ul className="cards">
        {ids.map((id) => (
          <PhotoCard key={id} id={id} photos={photos} language={language} />
        ))}
      </ul>
      <p className="hint">{texts.privacy}</p>
      <Button look="quiet" onPress={store.finish}>
        {texts.done}
      </Button>
    </>
  );
}

interface FileButtonProps {
  store: PhoneStore;
  label: string;
  isCamera?: boolean;
}

function FileButton({ store, label, isCamera = false }: FileButtonProps) {
  return (
    <label className={`button ${isCamera ? 'main' : 'quiet'} taker`}>
      <span>{label}</span>
      <input
        type="file"
        accept="image/*"
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          store.add(currentTarget.files ?? []);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function EndedPart({ language }: PhoneProps) {
  const { heading, text } = phoneTexts[language].ended;
  return (
    <>
      <Heading>{heading}</Heading>
      <p>{text}</p>
    </>
  );
}
