import consultation from '#widgets/chat/consultation/consultation.css?inline';
import media from '#widgets/chat/consultation/media/media.css?inline';
import contactDialog from '#widgets/shared/contact-dialog/contact-dialog.css?inline';
import form from '#widgets/shared/form/form.css?inline';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import summaryDialog from '#widgets/shared/summary-dialog/summary-dialog.css?inline';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import tabs from '#widgets/shared/ui/tabs.css?inline';

/** What the later part needs beside the first part's. */
export const consultationStyles = [
  dialog,
  form,
  tabs,
  results,
  costs,
  contactDialog,
  summaryDialog,
  consultation,
  media,
].join('');
