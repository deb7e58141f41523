import './readability/readable.stories';
import './readability/reflow.stories';
