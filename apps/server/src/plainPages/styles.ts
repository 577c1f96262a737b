/** Styles of the plain pages, with the brand's colors: they are part of the page, which loads only its fonts. */
export const plainStyles = `
*{box-sizing:border-box}
body{margin:0;background:#fbf8f4;color:#1c2238;font:17px/1.5 Figtree,system-ui,sans-serif}
header{display:flex;justify-content:space-between;align-items:center;max-width:560px;margin:0 auto;padding:16px 0}
.brand{display:inline-flex;align-items:center;gap:9px;min-height:44px;color:inherit;text-decoration:none;font:680 21px/1 "Bricolage Grotesque",Figtree,system-ui,sans-serif;letter-spacing:-.02em}
main{max-width:560px;margin:0 auto 40px;padding:28px 24px;background:#fff;border:1px solid #e8e2d9;border-radius:16px}
h1{margin:0 0 16px;font:680 32px/1.1 "Bricolage Grotesque",Figtree,system-ui,sans-serif;letter-spacing:-.025em;text-wrap:balance}
p{margin:0 0 16px}
.state{display:inline-block;margin:0 0 20px;padding:6px 14px;border-radius:99px;background:#f4eee6;font-size:15px;font-weight:650}
.state.confirmed{background:#c4ffe5}
.note{padding:12px 16px;border-radius:12px;background:#e6fff4;font-weight:600}
.note.problem{background:#fff0ea}
.when{margin:0 0 20px;padding:18px 20px;border-radius:14px;background:#1c2238;color:#fff}
.day,.hours{display:block}
.day{font:680 25px/1.2 "Bricolage Grotesque",Figtree,system-ui,sans-serif;letter-spacing:-.02em}
.day::first-letter{text-transform:uppercase}
.hours{margin-top:2px;font-size:18px;font-variant-numeric:tabular-nums}
small{font-size:14px;color:#c9cddc}
dl{margin:0 0 24px}
dl div{display:flex;gap:16px;padding:12px 0;border-bottom:1px solid #e8e2d9}
dt{flex:0 0 76px;color:#5b6178}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 22px;border:1.5px solid #cfc7bb;border-radius:12px;background:#fff;color:#1c2238;font:650 16px Figtree,system-ui,sans-serif;text-decoration:none;cursor:pointer}
.button.main{border-color:#ffa56b;background:#ffa56b;font-weight:700}
.button:hover{border-color:#1c2238}
.plain{display:inline-flex;align-items:center;min-height:44px;color:#1c2238;font-weight:600;font-size:15px;text-underline-offset:4px}
fieldset{margin:0 0 16px;padding:0;border:0;min-width:0}
details{border-top:1px solid #e8e2d9}
summary{display:flex;align-items:center;gap:12px;min-height:52px;padding:8px 0;line-height:1.3;font-weight:700;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary span::first-letter{text-transform:uppercase}
summary::after{content:"";width:9px;height:9px;margin:-4px 6px 0 0;border:solid #5b6178;border-width:0 2px 2px 0;rotate:45deg}
details[open] summary::after{margin-top:4px;rotate:225deg}
.count{flex:none;margin-left:auto;white-space:nowrap;color:#5b6178;font-size:15px;font-weight:400}
summary span{display:block}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(104px,1fr));gap:8px}
.time{position:relative}
.time input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.time span{display:flex;align-items:center;justify-content:center;min-height:46px;border:1.5px solid #cfc7bb;border-radius:12px;font-variant-numeric:tabular-nums}
.time input:checked+span{border-color:#1c2238;background:#1c2238;color:#fff;font-weight:650}
.time input:focus-visible+span,a:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
.bar{position:sticky;bottom:0;padding:12px 0;border-top:1px solid #e8e2d9;background:#fff}
.actions .plain{flex:1 1 100%}
@media (max-width:600px){header{padding-inline:16px}}
@media (max-width:480px){header{padding-inline:30px}main{margin:0 12px 32px;padding:22px 18px}.button{flex:1 1 100%}.bar .button{flex:1 1 40%;padding:0 8px;font-size:15px;text-align:center}}
`;
