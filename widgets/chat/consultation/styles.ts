import consultation from '#widgets/chat/consultation/consultation.css?inline';
import fields from '#widgets/shared/contact/contact-fields.css?inline';
import contact from '#widgets/shared/contact-dialog/contact-dialog.css?inline';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import summary from '#widgets/shared/summary-dialog/summary-dialog.css?inline';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import tabs from '#widgets/shared/ui/tabs.css?inline';

export const consultationStyles = [dialog, fields, tabs, results, costs, contact, summary, consultation].join('');
