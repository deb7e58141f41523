export const saveFile = (name: string, content: Blob) => {
  const objectUrl = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // Some browsers begin to read it after this turn.
  setTimeout(() => URL.revokeObjectURL(objectUrl), REVOKE_DELAY_MS);
};

const REVOKE_DELAY_MS = 40_000;
