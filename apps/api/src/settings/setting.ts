type SettingDescription = Readonly<{ name: string; group: string; meaning: string; shownDefault?: string }>;

const descriptions: SettingDescription[] = [];

export const Setting =
  (group: string, meaning: string, shownDefault?: string) =>
  (_: object, name: string): void => {
    descriptions.push({ name, group, meaning, ...(shownDefault && { shownDefault }) });
  };

export const settingDescriptions: readonly SettingDescription[] = descriptions;
