import { copyText } from './copy-text';
import { toast } from './toast';

export const copyWithToast = async (text: string, words: { title: string; description: string; failed: string }) => {
  const { title, description, failed } = words;
  if (await copyText(text)) toast({ title, description });
  else toast({ title: 'Error', description: failed, variant: 'destructive' });
};

export const LINK_COPIED_TOAST = {
  title: 'Link copied!',
  description: 'Event link has been copied to your clipboard.',
  failed: 'Failed to copy link. Please try again.',
};
