/** The app's look for a document: its colours and fonts, no motion. */
export function pageStyle(faces: string): string {
  return `${faces}
:root{--ink:#fbfaf5;--soft:#b9b8b2;--line:#2b2b2e;--raised:#141416;--link:#ffd447;color-scheme:dark}
*{box-sizing:border-box}
html{background:#000;scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;color:var(--ink);font:1.0625rem/1.5 "Funnel Sans Variable",system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--ink);text-decoration-color:var(--soft);text-underline-offset:.2em}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:4px}
h1,h2,h3{font-family:"Bricolage Grotesque Variable","Arial Narrow",sans-serif;line-height:1.1;margin:0;text-wrap:balance}
h1{font-size:clamp(2.125rem,1.9rem + 1.2vw,2.875rem)}
h2{font-size:clamp(1.5rem,1.4rem + .6vw,1.875rem);margin-top:3.5rem}
h3{font-size:1.1875rem;margin-top:2.5rem}
p,ol,ul{max-width:62ch;margin:.75rem 0 0}
li{margin-top:.35rem}li>p{margin:0}
ol,ul{padding-left:1.3em}
code,pre,.type{font:.875rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
p code,li code,td code{background:var(--raised);border-radius:5px;padding:.1em .3em}
pre{margin:.9rem 0 0;padding:.9rem 1rem;border-radius:14px;background:var(--raised);overflow-x:auto;overflow-wrap:normal}
pre b{font-weight:600}pre i{font-style:normal;color:var(--soft)}
.frame{max-width:76rem;margin:0 auto;padding:2rem max(1.25rem,env(safe-area-inset-left)) 6rem}
nav{margin-top:1.5rem}nav ul{list-style:none;padding:0;margin:0;columns:2;column-gap:1rem}nav li{margin:0;break-inside:avoid}nav details[open]{column-span:all}nav details ul{columns:1}
nav a{display:block;padding:.4rem 0;text-decoration:none;color:var(--soft)}
nav a:hover{color:var(--ink)}
nav details ul{margin:0;padding-left:.9rem;font-size:.9375rem}
summary{cursor:pointer;padding:.4rem 0;color:var(--soft)}
.back{display:inline-block;padding:.6rem 0;color:var(--soft);text-decoration:none}
.version{color:var(--soft)}
section.call{margin-top:2.25rem;padding-top:1.5rem;border-top:1px solid var(--line)}
section.call h3{margin:0;font-size:1.0625rem}
section.call h3 code{font-size:1rem}
.verb{color:var(--soft);font-weight:400}
.who{color:var(--soft);font-size:.9375rem;margin-top:.35rem}
.label{color:var(--soft);font-size:.875rem;margin:1rem 0 -.5rem}
.codes code{white-space:nowrap}
.table{overflow-x:auto;margin-top:1rem}
th,td,pre{overflow-wrap:normal}td code{white-space:nowrap}td:last-child code{white-space:normal}
table{border-collapse:collapse;font-size:.9375rem;min-width:100%}
th{text-align:left;color:var(--soft);font-weight:400}
th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td.number{font-variant-numeric:tabular-nums}
@media (max-width:45rem){
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr{display:block;padding:.6rem 0;border-bottom:1px solid var(--line)}
td{display:inline-block;border:0;padding:.1rem .75rem .1rem 0}
td:last-child{display:block}
}
@media (min-width:60rem){
.frame{display:grid;grid-template-columns:15rem minmax(0,1fr);grid-template-rows:auto 1fr;column-gap:4rem;padding-top:3.5rem}
header,main{grid-column:2}
nav ul{columns:1}
nav{grid-column:1;grid-row:1/3;margin:0;position:sticky;top:2rem;align-self:start;max-height:calc(100dvh - 4rem);overflow-y:auto;padding-right:.5rem;scrollbar-width:thin;scrollbar-color:var(--line) transparent}
}`
}
