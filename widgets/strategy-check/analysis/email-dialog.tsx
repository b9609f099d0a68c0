import { useStore } from '@nanostores/react';
import { type AddressValues, addressRows } from '#widgets/shared/contact/address-form.ts';
import { ConsentBoxes } from '#widgets/shared/contact/consent-boxes.tsx';
import { Form } from '#widgets/shared/form/form.tsx';
import type { FormStore } from '#widgets/shared/form/form-store.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';
import { analysisTexts } from '#widgets/strategy-check/analysis/texts/all.ts';
import type { AnalysisContext } from '#widgets/strategy-check/analysis-door.ts';

interface EmailDialogProps {
  form: FormStore<AddressValues>;
  context: Pick<AnalysisContext, '$options' | 'emailRefused'>;
}

export function EmailDialog({ form, context: { $options, emailRefused } }: EmailDialogProps) {
  const options = useStore($options);
  const { title, cancel, ...words } = analysisTexts[options.language].email;
  return (
    <Dialog isOpen title={title} closeLabel={formTexts[options.language].close} onClose={emailRefused}>
      <Form
        form={form}
        rows={addressRows}
        words={words}
        options={options}
        cancel={{ label: cancel, onPress: emailRefused }}
      >
        <div className="consent">
          <ConsentBoxes form={form} options={options} />
        </div>
      </Form>
    </Dialog>
  );
}
