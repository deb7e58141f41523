export const captureOutput = async (story: () => Promise<void>): Promise<string> => {
  const printed: string[] = [];
  const keep = (...values: unknown[]) => {
    printed.push(values.map(String).join(' '));
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(keep),
    jest.spyOn(process.stderr, 'write').mockImplementation(keep),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => jest.spyOn(console, level).mockImplementation(keep)),
  ];
  try {
    await story();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return printed.join('\n');
};
