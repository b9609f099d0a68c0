import photos from '#widgets/questionnaire/assessment/photos/photos.css?inline';
import fields from '#widgets/shared/contact/contact-fields.css?inline';
import contact from '#widgets/shared/contact-dialog/contact-dialog.css?inline';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import summary from '#widgets/shared/summary-dialog/summary-dialog.css?inline';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import potential from '#widgets/shared/ui/potential.css?inline';
import tabs from '#widgets/shared/ui/tabs.css?inline';
import toast from '#widgets/shared/ui/toast.css?inline';
import upload from '#widgets/shared/ui/upload.css?inline';

export const assessmentStyles = [
  dialog,
  fields,
  potential,
  tabs,
  toast,
  upload,
  photos,
  results,
  costs,
  contact,
  summary,
].join('');
