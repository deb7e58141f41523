import { remembered, useRemembered } from '../../lib/local-storage';
import { Switch } from '../../ui/switch';
import { SettingsSection } from './settings-section';

export const AssistantSetting = () => {
  const [on, setOn] = useRemembered(remembered.magicStuff);
  return (
    <SettingsSection
      title="Magic Stuff"
      lead="Summaries, highlights and whatever else is put together for you, by AI where the town has it. Off means off: none of it is shown or asked for, and your own words are read by rules alone."
    >
      <Switch label={on ? 'Magic Stuff is on' : 'Magic Stuff is off'} checked={on} onChange={() => setOn(!on)} />
    </SettingsSection>
  );
};
