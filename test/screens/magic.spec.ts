import './magic/botcast.stories';
import './magic/magic.stories';
