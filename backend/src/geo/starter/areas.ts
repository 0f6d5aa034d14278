/** Every UK postcode area: its code, the middle of its post town (to two decimals) and the town's name. */
export const AREAS = `
AB 57.15 -2.10 Aberdeen
AL 51.75 -0.34 St Albans
B 52.48 -1.90 Birmingham
BA 51.38 -2.36 Bath
BB 53.75 -2.48 Blackburn
BD 53.79 -1.75 Bradford
BH 50.72 -1.88 Bournemouth
BL 53.58 -2.43 Bolton
BN 50.82 -0.14 Brighton
BR 51.41 0.02 Bromley
BS 51.45 -2.59 Bristol
CA 54.89 -2.93 Carlisle
CB 52.21 0.12 Cambridge
CF 51.48 -3.18 Cardiff
CH 53.19 -2.89 Chester
CM 51.74 0.47 Chelmsford
CO 51.89 0.90 Colchester
CR 51.37 -0.10 Croydon
CT 51.28 1.08 Canterbury
CV 52.41 -1.51 Coventry
CW 53.10 -2.44 Crewe
DA 51.44 0.22 Dartford
DD 56.46 -2.97 Dundee
DE 52.92 -1.48 Derby
DG 55.07 -3.61 Dumfries
DH 54.78 -1.58 Durham
DL 54.53 -1.55 Darlington
DN 53.52 -1.13 Doncaster
DT 50.71 -2.44 Dorchester
DY 52.51 -2.09 Dudley
E 51.54 -0.02 East London
EC 51.52 -0.09 City of London
EH 55.95 -3.19 Edinburgh
EN 51.65 -0.08 Enfield
EX 50.72 -3.53 Exeter
FK 56.00 -3.78 Falkirk
FY 53.82 -3.05 Blackpool
G 55.86 -4.25 Glasgow
GL 51.86 -2.24 Gloucester
GU 51.24 -0.57 Guildford
HA 51.58 -0.34 Harrow
HD 53.65 -1.78 Huddersfield
HG 53.99 -1.54 Harrogate
HP 51.75 -0.47 Hemel Hempstead
HR 52.06 -2.72 Hereford
HS 58.21 -6.39 Outer Hebrides
HU 53.74 -0.34 Hull
HX 53.72 -1.86 Halifax
IG 51.56 0.07 Ilford
IP 52.06 1.15 Ipswich
IV 57.48 -4.22 Inverness
KA 55.61 -4.50 Kilmarnock
KT 51.41 -0.30 Kingston upon Thames
KW 58.98 -2.96 Kirkwall
KY 56.11 -3.16 Kirkcaldy
L 53.41 -2.98 Liverpool
LA 54.05 -2.80 Lancaster
LD 52.24 -3.38 Llandrindod Wells
LE 52.64 -1.13 Leicester
LL 53.32 -3.83 Llandudno
LN 53.23 -0.54 Lincoln
LS 53.80 -1.55 Leeds
LU 51.88 -0.42 Luton
M 53.48 -2.24 Manchester
ME 51.39 0.50 Rochester
MK 52.04 -0.76 Milton Keynes
ML 55.79 -3.99 Motherwell
N 51.57 -0.11 North London
NE 54.98 -1.61 Newcastle upon Tyne
NG 52.95 -1.15 Nottingham
NN 52.24 -0.90 Northampton
NP 51.59 -3.00 Newport
NR 52.63 1.30 Norwich
NW 51.55 -0.18 North West London
OL 53.54 -2.11 Oldham
OX 51.75 -1.26 Oxford
PA 55.85 -4.42 Paisley
PE 52.57 -0.24 Peterborough
PH 56.40 -3.44 Perth
PL 50.38 -4.14 Plymouth
PO 50.80 -1.09 Portsmouth
PR 53.76 -2.70 Preston
RG 51.45 -0.97 Reading
RH 51.24 -0.17 Redhill
RM 51.58 0.18 Romford
S 53.38 -1.47 Sheffield
SA 51.62 -3.94 Swansea
SE 51.47 -0.06 South East London
SG 51.90 -0.20 Stevenage
SK 53.41 -2.16 Stockport
SL 51.51 -0.59 Slough
SM 51.36 -0.19 Sutton
SN 51.56 -1.78 Swindon
SO 50.90 -1.40 Southampton
SP 51.07 -1.79 Salisbury
SR 54.91 -1.38 Sunderland
SS 51.54 0.71 Southend-on-Sea
ST 53.00 -2.18 Stoke-on-Trent
SW 51.47 -0.16 South West London
SY 52.71 -2.75 Shrewsbury
TA 51.02 -3.10 Taunton
TD 55.62 -2.81 Galashiels
TF 52.68 -2.45 Telford
TN 51.19 0.27 Tonbridge
TQ 50.46 -3.53 Torquay
TR 50.26 -5.05 Truro
TS 54.57 -1.23 Middlesbrough
TW 51.45 -0.34 Twickenham
UB 51.52 -0.42 Southall
W 51.51 -0.19 West London
WA 53.39 -2.60 Warrington
WC 51.52 -0.12 Central London
WD 51.66 -0.40 Watford
WF 53.68 -1.50 Wakefield
WN 53.55 -2.63 Wigan
WR 52.19 -2.22 Worcester
WS 52.58 -1.98 Walsall
WV 52.59 -2.13 Wolverhampton
YO 53.96 -1.08 York
ZE 60.15 -1.15 Lerwick
`;

/** UK-style postcodes that we have no free coordinates for. */
export const AREAS_NOT_COVERED = new Map([
  ['BT', 'Northern Ireland'],
  ['GY', 'Guernsey'],
  ['IM', 'Isle of Man'],
  ['JE', 'Jersey'],
]);
