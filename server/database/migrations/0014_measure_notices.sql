-- A hidden tool now has the notification of its measure.
delete from notices where kind in ('tool_hidden', 'tool_shown');
