import './my-almanac/my-page.stories';
import './my-almanac/own-events.stories';
import './my-almanac/changes.stories';
import './my-almanac/still-on.stories';
