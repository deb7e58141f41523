import './readable/readable.stories';
import './readable/reflow.stories';
