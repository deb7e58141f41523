export default async () => {
  await (globalThis as { closeFerretDb?: () => Promise<void> }).closeFerretDb?.();
};
