import { errorText } from '../../../lib/api';
import { toast } from '../../../lib/toast';

export const showErrorToast = (error: unknown) =>
  toast({ title: 'It could not be done', description: errorText(error, 'Please try again.'), variant: 'destructive' });
