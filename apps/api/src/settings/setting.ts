/** A variable of the environment, as docs/configuration.md lists it. `shownDefault` says what a value cannot. */
type SettingDescription = Readonly<{ name: string; group: string; meaning: string; shownDefault?: string }>;

const descriptions: SettingDescription[] = [];

/** Describes a property of `Configuration`, in Markdown, for the reference that is generated from it. */
export const Setting =
  (group: string, meaning: string, shownDefault?: string) =>
  (_: object, name: string): void => {
    descriptions.push({ name, group, meaning, ...(shownDefault && { shownDefault }) });
  };

export const settingDescriptions: readonly SettingDescription[] = descriptions;
