import { Illustration, paint, type IllustrationProps } from './illustration';

const BORDER =
  'M150 24C155 24 163 35 166 43C169 51 162 56 163 64C164 72 167 75 169 84C171 93 168 102 172 109C176 116 183 118 191 119C199 120 201 113 210 114C219 115 231 117 235 125C239 133 232 144 232 155C232 166 237 172 235 180C233 188 224 188 222 196C220 204 220 215 226 221C232 227 242 222 251 224C260 226 264 227 270 231C276 235 274 241 279 246C284 251 292 251 293 257C294 263 285 269 282 277C279 285 275 288 277 297C279 306 287 311 290 320C293 329 293 331 293 340C293 349 293 356 290 363C287 370 282 374 276 376C270 378 268 372 260 372C252 372 247 379 238 376C229 373 222 364 213 358C204 352 203 352 191 348C179 344 167 338 153 338C139 338 136 349 122 348C108 347 98 339 84 335C70 331 62 334 53 330C44 326 42 322 39 313C36 304 35 296 37 287C39 278 46 276 48 267C50 258 48 250 45 241C42 232 35 231 34 221C33 211 38 202 39 191C40 180 35 174 37 165C39 156 46 155 48 147C50 139 40 133 45 127C50 121 64 120 72 117C80 114 84 119 87 114C90 109 85 102 86 94C87 86 90 81 94 74C98 67 100 66 106 61C112 56 118 52 125 48C132 44 136 48 141 43C146 38 145 24 150 24Z';
const THAMES =
  'M48 267C54 266 59 265 72 262C85 259 84 258 97 257C110 256 112 263 122 257C132 251 127 244 135 234C143 224 143 220 153 221C163 222 164 225 171 236C178 247 181 251 180 262C179 273 165 270 167 277C169 284 179 286 188 290C197 294 193 286 200 292C207 298 213 301 216 313C219 325 213 327 211 338C209 349 202 344 210 353C218 362 225 365 241 371C257 377 256 379 270 376';
const CHERWELL =
  'M147 33C148 45 148 54 152 79C156 104 161 101 163 125C165 149 160 150 160 170C160 190 161 184 164 201C167 218 169 225 171 234';

const CITY = 'Oxford';
const TOWNS = [
  { name: 'Banbury', x: 147, y: 79, side: 'left' },
  { name: 'Chipping Norton', x: 82, y: 140, side: 'right' },
  { name: 'Bicester', x: 207, y: 160, side: 'left' },
  { name: 'Witney', x: 102, y: 219, side: 'left' },
  { name: 'Thame', x: 262, y: 238, side: 'left' },
  { name: 'Abingdon', x: 166, y: 277, side: 'left' },
  { name: 'Didcot', x: 178, y: 311, side: 'left' },
  { name: 'Wantage', x: 120, y: 317, side: 'left' },
  { name: 'Henley', x: 284, y: 347, side: 'left' },
] as const;

function Town({ name, x, y, side }: (typeof TOWNS)[number]) {
  return (
    <g>
      <circle cx={x} cy={y} r="3.5" fill={paint.paper} strokeWidth="2" />
      <text
        x={side === 'left' ? x - 8 : x + 8}
        y={y + 4}
        textAnchor={side === 'left' ? 'end' : 'start'}
        fill={paint.ink}
        stroke="none"
        style={{ fontSize: '10px' }}
      >
        {name}
      </text>
    </g>
  );
}

/** The launch county: border, Thames and Cherwell, and the towns a visitor would look for. */
export function CountyMap(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 330 400" {...props}>
      <path d={BORDER} transform="translate(7 8)" fill={paint.mist} stroke="none" />
      <path d={BORDER} fill={paint.paper} />
      <g stroke={paint.moss} strokeWidth="3.5">
        <path d={THAMES} />
        <path d={CHERWELL} strokeWidth="2" />
      </g>
      <g stroke={paint.sun} strokeDasharray="1 7" strokeWidth="2.5">
        <circle cx="173" cy="235" r="46" />
      </g>
      {TOWNS.map((town) => (
        <Town key={town.name} {...town} />
      ))}
      <path d="M173 236c-16-18-18-24-18-31a18 18 0 0 1 36 0c0 7-2 13-18 31z" fill={paint.sun} />
      <path d="M164 206l9-8l9 8v9h-18z" fill={paint.paper} strokeWidth="2" />
      <text
        x="148"
        y="206"
        textAnchor="end"
        fill={paint.ink}
        stroke="none"
        style={{ fontSize: '14px', fontWeight: 700 }}
      >
        {CITY}
      </text>
    </Illustration>
  );
}
