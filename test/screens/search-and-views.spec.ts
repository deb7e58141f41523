import './search-and-views/keyboard.stories';
import './search-and-views/large-town.stories';
import './search-and-views/search.stories';
import './search-and-views/views.stories';
import './search-and-views/many-events.stories';
