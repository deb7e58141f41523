export const saveFile = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
};

const REVOKE_DELAY_MS = 40_000;
