import contactDialog from '#widgets/shared/contact-dialog/contact-dialog.css?inline';
import form from '#widgets/shared/form/form.css?inline';
import photosStyles from '#widgets/shared/photos/photos.css?inline';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import summaryDialog from '#widgets/shared/summary-dialog/summary-dialog.css?inline';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import potential from '#widgets/shared/ui/potential.css?inline';
import tabs from '#widgets/shared/ui/tabs.css?inline';
import toast from '#widgets/shared/ui/toast.css?inline';
import upload from '#widgets/shared/ui/upload.css?inline';

/** What the later part needs beside the first part's. */
export const assessmentStyles = [
  ...[dialog, form, potential, tabs, toast, upload, photosStyles],
  ...[results, costs, contactDialog, summaryDialog],
].join('');
