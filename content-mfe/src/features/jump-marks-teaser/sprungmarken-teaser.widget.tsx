import { defineJumpMarks } from './jump-marks';
import { JumpMarksProps } from './jump-marks.props';

export const sprungmarkenTeaser = defineJumpMarks('sprungmarken-teaser', JumpMarksProps);

export default sprungmarkenTeaser;
