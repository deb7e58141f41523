import { errorText } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** Shows the error of an action that has no form. */
export const showErrorToast = (error: unknown) =>
  toast({ title: 'It could not be done', description: errorText(error, 'Please try again.'), variant: 'destructive' });
