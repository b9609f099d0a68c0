import { atom, type WritableAtom } from 'nanostores';
import {
  misreadFields,
  type Overrides,
  type PropertyName,
  pageAttributes,
  pageElements,
  readOptions,
  sameOptions,
  type WidgetOptions,
} from '#widgets/shared/define-widget/options.ts';
import type { WidgetDefinition, WidgetStore } from '#widgets/shared/define-widget/widget.ts';
import { type Emit, emitterOf } from '#widgets/shared/define-widget/widget-events.ts';
import type { Environment } from '#widgets/shared/environment.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';

/** What one element owns for as long as it exists: its options, its store, and its few ties to the page. */
export class LiveWidget<Store extends WidgetStore> {
  readonly emit: Emit;
  readonly definition: WidgetDefinition<Store>;
  store: Store | undefined;
  $options: WritableAtom<WidgetOptions> | undefined;
  readonly $notice = atom<Mount | undefined>();
  /** Properties set by script. */
  overrides: Overrides = {};
  readonly #host: HTMLElement;
  #environment: Environment | undefined;
  #page: MutationObserver | undefined;
  #misread: readonly string[] = [];
  #letGo: (() => void) | undefined;

  constructor(definition: WidgetDefinition<Store>, host: HTMLElement) {
    this.definition = definition;
    this.#host = host;
    this.emit = emitterOf(host);
  }

  /** Begins on the first insertion; later ones only take up what the page changed meanwhile. */
  connect(environment: () => Environment): void {
    this.#watchPage();
    if (this.$options) {
      this.#attend();
      this.refresh(this.#hasDialog());
      return;
    }
    this.$options = atom(readOptions(this.#host, this.overrides, this.definition.isPrefill));
    this.#environment = environment();
    this.store = this.definition.createStore({
      environment: this.#environment,
      $options: this.$options,
      emit: this.emit,
      instance: this.#instance(),
      show: this.$notice.set,
    });
    this.#attend();
  }

  /** Lets go of the page; an element that never comes back is then free to be collected, store and all. */
  disconnect(): void {
    this.#page?.disconnect();
    this.#letGo?.();
    this.#letGo = undefined;
  }

  override(name: PropertyName, value: unknown): void {
    this.overrides = { ...this.overrides, [name]: value ?? undefined };
    this.refresh();
  }

  /** Takes up changed options; `anyway` draws even when none has changed. */
  refresh(anyway = false): void {
    if (!this.$options) return;
    const options = readOptions(this.#host, this.overrides, this.definition.isPrefill);
    if (anyway || !sameOptions(options, this.$options.get())) this.$options.set(options);
    this.judge();
  }

  /** Tells of each attribute that cannot be read, once for as long as that is so. */
  judge(): void {
    const misread = misreadFields(this.#host, this.overrides, this.definition.isPrefill);
    for (const field of misread.filter((it) => !this.#misread.includes(it))) {
      this.emit('wattnest-error', { code: 'validation', field });
      this.#environment?.warn(`<${this.#host.localName}> cannot read "${field}"; it counts as not given.`);
    }
    this.#misread = misread;
  }

  /** A dialog that left the page with its element is no longer modal, and has to be drawn again to be. */
  #hasDialog(): boolean {
    return this.#host.shadowRoot?.querySelector('dialog[open]') != null;
  }

  #attend(): void {
    this.#letGo ??= this.store?.attend?.();
  }

  /** Pages switch language and theme without a reload. */
  #watchPage(): void {
    this.#page ??= new MutationObserver(() => this.refresh());
    for (const element of pageElements()) this.#page.observe(element, { attributeFilter: pageAttributes });
  }

  #instance(): string {
    const { id, localName } = this.#host;
    return id || String([...document.querySelectorAll(localName)].indexOf(this.#host));
  }
}
