import r2wc from '@r2wc/react-to-web-component';
import { sheetOf } from '#widgets/shared/define-widget/adopt-styles.ts';
import { containKeys } from '#widgets/shared/define-widget/contain-keys.ts';
import { LiveWidget } from '#widgets/shared/define-widget/live-widget.ts';
import { observedAttributes, type PropertyName, propertyAttributes } from '#widgets/shared/define-widget/options.ts';
import type { WidgetDefinition, WidgetStore } from '#widgets/shared/define-widget/widget.ts';
import { widgetRoot } from '#widgets/shared/define-widget/widget-root.tsx';
import { browserEnvironment, type Environment } from '#widgets/shared/environment.ts';

interface MountingElement extends HTMLElement {
  connectedCallback(): void;
}

const propertyNames = Object.keys(propertyAttributes) as PropertyName[];

/** The element of a definition: React's mounting from r2wc, and all that a custom element owes to its page. */
export function createWidgetClass<Store extends WidgetStore>(
  definition: WidgetDefinition<Store>,
): CustomElementConstructor {
  const sheets = definition.styles.map(sheetOf);
  const lives = new WeakMap<Element, LiveWidget<Store>>();
  const Mounting = r2wc(widgetRoot(lives), { shadow: 'open' }) as unknown as new () => MountingElement;

  return class WidgetElement extends Mounting {
    static observedAttributes = observedAttributes;
    /** Set before insertion by tests and stories. */
    environment: Environment | undefined;
    readonly #live = new LiveWidget(definition, this);
    #isMounted = false;

    constructor() {
      super();
      lives.set(this, this.#live);
      const shadow = this.shadowRoot as ShadowRoot;
      shadow.adoptedStyleSheets = sheets;
      containKeys(shadow);
    }

    override connectedCallback(): void {
      this.#takeOverEarlyProperties();
      this.#live.connect(() => this.environment ?? browserEnvironment());
      if (this.#isMounted) return;
      this.#isMounted = true;
      super.connectedCallback();
      queueMicrotask(() => {
        this.#live.emit('wattnest-ready', {});
        this.#live.judge();
      });
    }

    /** A move is a removal and an insertion in one task. The tree stays mounted either way, so that nothing is lost. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#live.disconnect();
      });
    }

    connectedMoveCallback(): void {}

    attributeChangedCallback(): void {
      this.#live?.refresh();
    }

    /** Begins, as if the visitor had acted. */
    start(): void {
      this.#live.store?.start();
    }

    /** Forgets the visitor's answers, here and in the tab's storage. */
    reset(): void {
      this.#live.store?.reset();
    }

    /** A page may set a property before the script arrives; it then sits on the instance and hides the accessor. */
    #takeOverEarlyProperties(): void {
      for (const name of propertyNames.filter((it) => Object.hasOwn(this, it))) {
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        this.#live.override(name, value);
      }
    }

    static {
      for (const name of propertyNames) {
        Object.defineProperty(WidgetElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#live.overrides[name] ?? this.getAttribute(propertyAttributes[name]);
          },
          set(this: WidgetElement, value: unknown) {
            this.#live.override(name, value);
          },
        });
      }
    }
  };
}
