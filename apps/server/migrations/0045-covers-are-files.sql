-- Covers are files: what the studio had published with a drawn one keeps it as its file, which lies among the originals; so does its draft.
with drawn as (
  select tiles.id, media.request::json -> 'art' ->> 'file' as file
  from tiles join media on media.id = tiles.document::json -> 'picture' ->> 'id'
)
update studio_tiles set
  published = regexp_replace(
    published,
    E'\npicture:\n  recipe: [^\n]*\n  emoji: [^\n]*\n(?:  extras:\n(?:    - [^\n]*\n)*)?(?:  seed: [^\n]*\n)?',
    E'\npicture:\n  file: ' || drawn.file || E'\n'
  ),
  draft = case
    when draft::jsonb #>> '{picture,kind}' = 'recipe'
    then jsonb_set(draft::jsonb, '{picture}', draft::jsonb -> 'picture' || jsonb_build_object('kind', 'file', 'file', drawn.file, 'focus', null))::text
    else draft
  end
from drawn
where drawn.id = studio_tiles.tile_id;

-- A poster that was drawn for a post is gone: its picture has to be sent.
update studio_files set text = regexp_replace(
  regexp_replace(text, E'  picture:\n    recipe: [^\n]*\n(?:    [^\n]*\n)*', '', 'g'),
  E'\n  hue: [^\n]*', '', 'g'
)
where file = 'social.yaml' and text like '%    recipe: %';
