/** Puts a text on the clipboard. False where the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  // Browsers give a clipboard to pages that came over a safe line only.
  if (!navigator.clipboard) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelected(text),
  );
};

/** As people did it before there was a clipboard to write to: selects the text in a field and copies the selection. */
const copySelected = (text: string): boolean => {
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
