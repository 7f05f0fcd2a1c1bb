"""The style sheet of a drawn board: lengths marked `$` are told for the usual size and follow the board's scale."""

import re
from typing import Final

from guanxi.china.doors.drawings.svg import num

_STYLE: Final = """\
text{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif",Georgia,\
"Noto Serif CJK TC","Songti TC",STSong,PMingLiU,"Noto Sans CJK TC",serif;text-anchor:middle;fill:#1d2b4f}
.hanzi{font-family:"Noto Serif CJK TC","Source Han Serif TC","Songti TC",STSong,PMingLiU,SimSun,"Noto Sans CJK TC",\
"Noto Sans CJK SC",serif}
.strokes{fill:none;stroke:#2c4a8a;stroke-width:7;stroke-linecap:round;stroke-linejoin:round}
.ground{fill:#f4f7f9}
.frame{fill:none;stroke:#2c4a8a;stroke-width:$1}
.frame.outer{stroke-width:$3}
.coast{fill:none;stroke-linejoin:round}
.coast.far{stroke-width:$34;stroke:#e9f0f6}
.coast.mid{stroke-width:$22;stroke:#dae6f0}
.coast.near{stroke-width:$11;stroke:#c2d4e6}
.shore{fill:none;stroke-width:$9;opacity:.55}
.border{fill:none;stroke:#24345c;stroke-width:$1.3;stroke-linejoin:round}
.land{fill:currentColor}
.soft .land{stroke:currentColor;stroke-width:$7;stroke-linejoin:round}
.soft .border{display:none}
.soft .shore{display:none}
.red{color:#eec3b6}
.red .shore{stroke:#d68a76}
.red .mark{fill:#b23a2b}
.green{color:#c9dcc6}
.green .shore{stroke:#8fb390}
.green .mark{fill:#3f7a55}
.orange{color:#f3d3a7}
.orange .shore{stroke:#dda45c}
.orange .mark{fill:#b96a16}
.yellow{color:#f3e8b4}
.yellow .shore{stroke:#d3bd5c}
.yellow .mark{fill:#94780f}
.purple{color:#d8cbe4}
.purple .shore{stroke:#a990c4}
.purple .mark{fill:#6d4a96}
.weave{opacity:.7}
.thread{fill:none;stroke-width:1}
.thread.red{stroke:#dfa493}
.thread.green{stroke:#a3c2a2}
.thread.orange{stroke:#e3b97f}
.thread.yellow{stroke:#dccb7c}
.thread.purple{stroke:#bba7d1}
.thread.sea{stroke:#cfdeeb}
.water .deep{fill:#cfe0ee;stroke:#24345c;stroke-width:$1.3}
.ripple{fill:none;stroke:#7fa1c6;stroke-width:$1.3;stroke-linecap:round}
.water text{font-style:italic;font-size:$10.5px;fill:#3b5c8f}
.wall{fill:none;stroke-linejoin:round}
.wall.merlons{stroke:#6f86ad;stroke-width:$38;stroke-dasharray:$7.5 $9.1}
.wall.stone{stroke:#6f86ad;stroke-width:$31;stroke-linecap:square}
.wall.walk{stroke:#dfe7f0;stroke-width:$27;stroke-linecap:square}
.step rect{fill:#fbfcfd;stroke:#8ea2c2;stroke-width:$1}
.step text{font-size:$10px;fill:#4c6190}
.step.fifth rect{fill:#2c4a8a;stroke:#2c4a8a}
.step.fifth text{font-size:$13px;font-weight:700;fill:#fff}
.road path{fill:none;stroke-linecap:round}
.road .bed{stroke:#fbfcfd;stroke-width:$8.5}
.road .way{stroke:#2c4a8a;stroke-width:$4}
.dragon .dish{fill:#fdfefe;stroke:#2c4a8a;stroke-width:$2.4}
.dragon .rim{fill:none;stroke:#2c4a8a;stroke-width:$1}
.dragon .fret{fill:none;stroke:#6f8fc4;stroke-width:$3;stroke-dasharray:$2.4 $2.4}
.dragon text{font-size:$27px;fill:#2c4a8a}
.space .site{fill:#fdfefe;stroke:#24345c;stroke-width:$2}
.space .hall{fill:#b4c4df}
.space text{font-size:$11px;font-weight:700;fill:#24345c}
.alliance circle{fill:#b8402f;stroke:#fdfefe;stroke-width:$2}
.alliance text{font-size:$13.5px;font-weight:700;fill:#fff}
.name text{font-size:$20px;font-weight:600;letter-spacing:$.6px;text-anchor:start}
.town text{font-size:$10.5px;fill:#33405f}
.halo{paint-order:stroke;stroke:#fff;stroke-width:$3;stroke-linejoin:round;stroke-opacity:.5}
.seal rect{fill:#b8402f}
.seal .line{fill:none;stroke:#f7e4df;stroke-width:$1.2}
.seal text{fill:#fff;font-size:$24px;font-weight:700}
.seal .players{font-size:$11px;font-weight:400}
@media (max-width:640px){
.town{display:none}
.water text{display:none}
.step:not(.fifth) text{display:none}
.name text{font-size:$25px}
.step.fifth text{font-size:$15px}
.alliance text{font-size:$15.5px}
}
"""


def style_sheet(unit: float) -> str:
    """The style sheet to the board's scale, each rule bound to this drawing."""
    scaled = re.sub(r"\$([\d.]+)", lambda size: num(float(size[1]) * unit), _STYLE)
    rules = [rule if rule[0] in "@}" else f".china-board {rule}" for rule in scaled.splitlines()]
    return "\n" + "\n".join(rules) + "\n"
