import './mine/me.stories';
import './mine/own-events.stories';
import './mine/changes.stories';
import './mine/still-on.stories';
