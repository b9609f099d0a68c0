import contactDialog from '#widgets/shared/contact-dialog/contact-dialog.css?inline';
import form from '#widgets/shared/form/form.css?inline';
import photos from '#widgets/shared/photos/photos.css?inline';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import summaryDialog from '#widgets/shared/summary-dialog/summary-dialog.css?inline';
import tabs from '#widgets/shared/ui/tabs.css?inline';
import upload from '#widgets/shared/ui/upload.css?inline';
import analysis from '#widgets/strategy-check/analysis/analysis.css?inline';

/** What the later part needs beside the first part's. */
export const analysisStyles = [form, tabs, upload, photos, results, costs, contactDialog, summaryDialog, analysis].join(
  '',
);
