import { sentenceOf } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** For what is done without a form: that it could not be done is said in a corner. */
export const sayRefused = (error: unknown) =>
  toast({ title: 'It could not be done', description: sentenceOf(error, 'Please try again.'), variant: 'destructive' });
