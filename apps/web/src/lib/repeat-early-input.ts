type WithEarlyInput = typeof globalThis & { takeEarlyInput?: () => readonly HTMLElement[] };

/** Repeats what was pressed and typed before React listened, as `theme-init.js` kept it. */
export const repeatEarlyInput = (root: HTMLElement) => {
  const controls = (globalThis as WithEarlyInput).takeEarlyInput?.() ?? [];
  // React adopts a page, or draws it again, before it handles its first event.
  if (controls.length > 0) sendInput(root.firstElementChild);
  for (const control of controls.map(findCurrent))
    if (isText(control)) repeatTyping(control);
    else control?.click();
};

const sendInput = (target: Element | null) => target?.dispatchEvent(new Event('input', { bubbles: true }));

const findCurrent = (control: HTMLElement): HTMLElement | undefined =>
  control.isConnected
    ? control
    : [...document.querySelectorAll<HTMLElement>(control.tagName)].find(
        (other) => nameOf(other) === nameOf(control) && rowOf(other) === rowOf(control),
      );

const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent;

const rowOf = (control: HTMLElement) => control.closest('article')?.id;

const isText = (control: HTMLElement | undefined): control is HTMLInputElement =>
  control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type);

/** React ignores an `input` event if it has seen the value before: it has seen what was in the field when it adopted the page. */
const repeatTyping = (field: HTMLInputElement) => {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  sendInput(field);
};
