import contact from '#widgets/questionnaire/assessment/contact/contact.css?inline';
import photos from '#widgets/questionnaire/assessment/photos/photos.css?inline';
import costs from '#widgets/questionnaire/assessment/results/costs.css?inline';
import results from '#widgets/questionnaire/assessment/results/results.css?inline';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import toast from '#widgets/shared/ui/toast.css?inline';
import upload from '#widgets/shared/ui/upload.css?inline';

export const assessmentStyles = [dialog, toast, upload, photos, results, costs, contact].join('');
