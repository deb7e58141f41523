import { Configuration } from './configuration';
import { settingDescriptions } from './setting';

export const configurationReference = (): string =>
  [...Map.groupBy(settingDescriptions, ({ group }) => group)]
    .map(([group, settings]) =>
      [
        `### ${group}`,
        '',
        '| variable | default | meaning |',
        '|---|---|---|',
        ...settings.map(
          ({ name, defaultInWords, meaning }) => `| \`${name}\` | ${defaultInWords ?? defaultOf(name)} | ${meaning} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n');

const defaults = Object.entries(new Configuration());

const defaultOf = (name: string): string => {
  const value = defaults.find(([key]) => key === name)?.[1];
  return value === undefined ? '' : `\`${value}\``;
};
