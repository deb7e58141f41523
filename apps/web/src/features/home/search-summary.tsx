import { type Choice, parseOrganizationEntry } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { remembered, useRemembered } from '../../lib/local-storage';
import { Button } from '../../ui/button';
import { useChoice } from '../choice/use-choice';

export const SearchSummary = () => {
  const { choice } = useChoice();
  const [term, setTerm] = useRemembered(remembered.searchTerm);
  if (term.trim() === '') return null;
  const clear = () => {
    setTerm('');
    focusHeading();
  };
  return (
    <>
      <p>
        Searched for <b>“{term.trim()}”</b> in {formatChoice(choice)}.
      </p>
      <Button onClick={clear}>Clear the search</Button>
    </>
  );
};

const formatChoice = (choice: Choice): string => {
  if (choice.kind !== 'entry') return choice.kind === 'feed' ? 'MY ALMANAC' : 'all events';
  const { organization, subOrganization } = parseOrganizationEntry(choice.entry);
  return subOrganization ? `${organization}, ${subOrganization}` : organization;
};
