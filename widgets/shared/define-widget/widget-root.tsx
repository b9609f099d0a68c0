import { useStore } from '@nanostores/react';
import type { LiveWidget } from '#widgets/shared/define-widget/live-widget.ts';
import type { WidgetStore } from '#widgets/shared/define-widget/widget.ts';

interface ShadowProps {
  container?: HTMLElement;
}

/** The top of a widget's tree: cuts inherited styles off, and carries language and theme. */
export function widgetRoot<Store extends WidgetStore>(lives: WeakMap<Element, LiveWidget<Store>>) {
  return function WidgetRoot({ container }: ShadowProps) {
    const live = lives.get((container as unknown as ShadowRoot).host);
    if (!live?.$options || !live.store) throw new Error('the element is not connected');
    const options = useStore(live.$options);
    const { View } = live.definition;
    return (
      <div className="root" part="root" lang={options.language} data-theme={options.theme} data-layout={options.layout}>
        <View store={live.store} options={options} />
      </div>
    );
  };
}
