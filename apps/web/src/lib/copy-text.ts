export const copyText = async (text: string): Promise<boolean> => {
  // Browsers offer the clipboard API only in secure contexts.
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
};

const copyBySelection = (text: string): boolean => {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};
