import type { PackageOption } from '#domain/questionnaire/packages.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { CostTable } from '#widgets/shared/results/cost-table.tsx';
import { PackageDetails } from '#widgets/shared/results/package-details.tsx';
import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';
import { Tabs } from '#widgets/shared/ui/tabs.tsx';

export interface PackagesProps {
  packages: readonly PackageOption[];
  home: HomeTexts;
  texts: ResultTexts;
  options: WidgetOptions;
}

export function CostsAndPackages(props: PackagesProps) {
  const { tabs, typical } = props.texts;
  return (
    <div className="costs">
      <Tabs
        label={tabs.label}
        tabs={[
          { key: 'costs', title: tabs.costs, panel: <CostTable {...props} /> },
          { key: 'packages', title: tabs.packages, panel: <PackageDetails {...props} /> },
        ]}
      />
      <p className="small">{typical}</p>
    </div>
  );
}
