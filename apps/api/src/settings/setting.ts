type SettingDescription = Readonly<{ name: string; group: string; meaning: string; defaultInWords?: string }>;

const descriptions: SettingDescription[] = [];

/** Describes an environment variable for the table in docs/configuration.md. */
export const Setting =
  (group: string, meaning: string, defaultInWords?: string) =>
  (_: object, name: string): void => {
    descriptions.push({ name, group, meaning, ...(defaultInWords && { defaultInWords }) });
  };

/** In the order of the properties. Complete once the configuration has been imported. */
export const settingDescriptions: readonly SettingDescription[] = descriptions;
