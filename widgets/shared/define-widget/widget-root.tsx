import { useStore } from '@nanostores/react';
import type { LiveWidget } from '#widgets/shared/define-widget/live-widget.ts';
import type { WidgetStore } from '#widgets/shared/define-widget/widget.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';

interface ShadowProps {
  container?: HTMLElement;
}

/** The top of a widget's tree: cuts inherited styles off, and carries language and theme. */
export function widgetRoot<Store extends WidgetStore>(lives: WeakMap<Element, LiveWidget<Store>>) {
  return function WidgetRoot({ container }: ShadowProps) {
    const live = lives.get((container as unknown as ShadowRoot).host);
    if (!live?.$options || !live.store) throw new Error('the element is not connected');
    const options = useStore(live.$options);
    const notice = useStore(live.$notice);
    const { View } = live.definition;
    return (
      <div
        className="root"
        part="root"
        dir="ltr"
        lang={options.language}
        data-theme={options.theme}
        data-layout={options.layout}
      >
        {notice && <LaterPart mount={notice} />}
        <View store={live.store} options={options} />
      </div>
    );
  };
}
