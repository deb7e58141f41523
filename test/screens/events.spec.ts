import './events/event-page.stories';
import './events/around.stories';
