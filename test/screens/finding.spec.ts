import './finding/keyboard.stories';
import './finding/search.stories';
import './finding/views.stories';
import './finding/many-events.stories';
